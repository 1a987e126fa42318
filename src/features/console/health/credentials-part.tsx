import { Link } from 'react-router-dom';
import { certificateProblem } from '@/domain/health/attention';
import type { Certificate, CredentialHealth, EndingCredential } from '@/domain/health/health';
import { orgId } from '@/domain/ids';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { formatDateTime } from '@/domain/time';
import { Sentence } from './health-card';

/** Keys and secrets near their end, each with the organization whose admins replace it. */
export function CredentialsPart({ health: { ending } }: { health: CredentialHealth }) {
  if (ending.length === 0) return <Sentence>No API key ends within 30 days, and no secret of a webhook is a year old.</Sentence>;
  return (
    <div className="flex flex-col gap-3">
      <Sentence>
        Admins of the organization make a new key under Settings, API Keys, or a new secret under Settings, Webhooks, and give it to their
        system before the old one ends.
      </Sentence>
      <ul aria-label="Keys and secrets near their end" className="max-h-60 divide-y divide-line overflow-y-auto text-sm">
        {ending.map((credential) => (
          <CredentialItem
            key={`${credential.kind} ${credential.organization} ${credential.name} ${credential.at}`}
            credential={credential}
          />
        ))}
      </ul>
    </div>
  );
}

const CredentialItem = ({ credential: { kind, organization, name, at } }: { credential: EndingCredential }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
    <span className="wrap-anywhere">
      {kind === 'api-key' ? `API key “${name}”` : `Webhook to ${name}`},{' '}
      <Link to={chooseOrganizationPath(orgId(organization))} className="text-ink underline underline-offset-4">
        {organization}
      </Link>
    </span>
    <span className="text-ink-soft">
      {kind === 'api-key' ? 'Ends' : 'Rotate by'} {formatDateTime(new Date(at))}
    </span>
  </li>
);

/** When the certificate of the app's address ends. @param readAt in milliseconds */
export function CertificatePart({ certificate, readAt }: { certificate: Certificate | null; readAt: number }) {
  if (certificate === null) return <Sentence>The address of the app, APP_URL, is not an https one: it has no certificate.</Sentence>;
  const problem = certificateProblem(certificate, readAt);
  return (
    <div className="flex flex-col gap-4">
      <Sentence>
        The certificate of {certificate.host} ends {formatDateTime(new Date(certificate.ends))}.
      </Sentence>
      {problem && <Sentence>{problem}</Sentence>}
    </div>
  );
}
