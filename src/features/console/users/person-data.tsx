import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findPerson } from '@/backend/people/personal-data';
import { emailAddress, isEmail } from '@/domain/email';
import type { FoundPerson } from '@/domain/personal-data/found';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { TextField } from '@/ui/text-field';
import { downloadPerson } from '@/widgets/personal-data/download-person';
import { useMutation } from '@/widgets/use-mutation';
import { AccountProblem } from './account-problem';
import { FoundData } from './found-data';
import { personAddress } from './person-address';

const erasePerson = () => import('./erase-person').then((it) => it.ErasePerson);

/** What is stored of somebody who asks by letter, also without an account: first it is listed, then downloaded or erased. */
export function PersonData() {
  const [parameters] = useSearchParams();
  const [address, setAddress] = useState(() => personAddress(parameters));
  const [problem, setProblem] = useState<string | null>(null);
  const [erased, setErased] = useState<FoundPerson | null>(null);
  const search = useMutation({ mutationFn: findPerson, onMutate: () => setErased(null), meta: { failed: null } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = emailAddress(address);
    setProblem(isEmail(email) ? null : 'Enter a valid email address.');
    if (isEmail(email)) search.mutate(email);
  };
  const found = erased ?? search.data;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <form onSubmit={submit} noValidate aria-label="Look for a person" className="flex flex-col gap-3">
        <TextField
          label="Address of the person"
          type="email"
          hint="A guest without an account can be found too. First make sure that the person is who they say they are."
          value={address}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div>
          <Button look="primary" type="submit" busy={search.isPending}>
            Look for their data
          </Button>
        </div>
        <p role="status" className="text-ink-soft text-sm">
          {search.isPending && 'Looking through all documents and files. In a large installation this takes some minutes.'}
        </p>
        <AccountProblem error={search.error} />
      </form>
      {found && !search.isPending && <Result key={found.person.email} found={found} isErased={erased !== null} onErased={setErased} />}
    </div>
  );
}

type ResultProps = { found: FoundPerson; isErased: boolean; onErased: (found: FoundPerson) => void };

function Result({ found, isErased, onErased }: ResultProps) {
  const { email } = found.person;
  const [isAsking, setAsking] = useState(false);
  const saving = useMutation({ mutationFn: () => downloadPerson(email), meta: { done: 'The data was downloaded', failed: null } });
  return (
    <section aria-label={`Data of ${email}`} className="flex flex-col gap-6">
      {isErased ? (
        <p role="status" className="text-pretty rounded-md bg-accent-wash px-3 py-2.5 text-ink text-sm">
          {email} is erased. This is what was found, and what stays.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={saving.isPending} onClick={() => saving.mutate()}>
            Download the data
          </Button>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Erase this person
          </Button>
        </div>
      )}
      <AccountProblem error={saving.error} />
      <FoundData found={found} isErased={isErased} />
      {isAsking && (
        <LazyOverlay onClose={() => setAsking(false)} message="Couldn’t load this. Nobody was erased. Check your connection and try again.">
          <LazyComponent
            load={erasePerson}
            props={{
              found,
              onErased: (result) => {
                setAsking(false);
                onErased(result);
              },
              onClose: () => setAsking(false),
            }}
          />
        </LazyOverlay>
      )}
    </section>
  );
}
