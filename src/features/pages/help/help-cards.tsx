import { useTexts } from '@/ui/use-texts';
import { type HelpTopic, helpTopics } from './help-topics';
import { helpTexts } from './texts';

/** All help topics as cards. @see UI-005 */
export function HelpCards() {
  const topics = helpTopics(useTexts(helpTexts));
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      {topics.map((topic) => (
        <HelpCard key={topic.title} topic={topic} />
      ))}
    </div>
  );
}

function HelpCard({ topic: { title, about, steps } }: { topic: HelpTopic }) {
  return (
    <article className="rounded-xl border border-line bg-surface p-6 shadow-card">
      <h2 className="font-semibold text-ink text-lg tracking-tight">{title}</h2>
      <p className="mt-0.5 text-ink-soft">{about}</p>
      <dl className="mt-5 flex flex-col gap-4">
        {steps.map((step) => (
          <div key={step.title} className="border-accent-line/50 border-s-2 ps-3.5">
            <dt className="font-medium text-ink">{step.title}</dt>
            <dd className="mt-0.5 text-pretty text-ink-soft">{step.text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
