import { Arcade } from '@/ui/logo';
import { useWho } from '@/widgets/who';

/** For someone who is signed in and belongs to no organization. */
export function NoOrganization() {
  const who = useWho();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>No organization - Loggia</title>
      <Arcade className="mb-5 h-9 text-line-strong" />
      <h1 className="font-semibold text-ink text-xl tracking-tight">You are not in an organization yet</h1>
      <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
        You are signed in as {who?.email}. Ask an administrator of your organization to invite this address; its tours appear here then.
      </p>
    </div>
  );
}
