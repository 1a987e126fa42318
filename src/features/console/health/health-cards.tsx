import { appSettings } from '@/backend/health/queries';
import {
  backupAttention,
  certificateAttention,
  credentialAttention,
  mailAttention,
  organizationAttention,
  releaseAttention,
  settingAttention,
  triggerAttention,
} from '@/domain/health/attention';
import { handbook } from '@/domain/health/handbook';
import type { Health } from '@/domain/health/health';
import { BackupsPart, BinCard, OrganizationsPart, ReleasesPart, StoragePart } from './counted-parts';
import { CertificatePart, CredentialsPart } from './credentials-part';
import { HealthCard } from './health-card';
import { MailPart } from './mail-part';
import { OpeningPart } from './opening-part';
import { SettingsPart } from './settings-part';
import { TriggersPart } from './triggers-part';

/** All parts of a reading. */
export function HealthCards({ health }: { health: Health }) {
  const { mails, triggers, bin, storage, backups, organizations, credentials, certificate, versions, configuration, readAt } = health;
  const ofApp = appSettings();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <OpeningPart organizations={organizations} />
      <HealthCard title="Mails" part={mails} handbook={handbook.mails} count={mailAttention} isWide>
        {(value) => <MailPart health={value} />}
      </HealthCard>
      <HealthCard title="Work of the server" part={triggers} count={(value) => triggerAttention(value, readAt)}>
        {(value) => <TriggersPart health={value} readAt={readAt} />}
      </HealthCard>
      <HealthCard title="Versions" part={versions} handbook={handbook.versions} count={releaseAttention}>
        {(value) => <ReleasesPart versions={value} />}
      </HealthCard>
      <HealthCard title="Bin" part={bin} handbook={handbook.bin} count={() => 0}>
        {(value) => <BinCard bin={value} />}
      </HealthCard>
      <HealthCard title="Storage" part={storage} handbook={handbook.storage} count={() => 0}>
        {(value) => <StoragePart storage={value} />}
      </HealthCard>
      <HealthCard title="Backups" part={backups} handbook={handbook.backups} count={(value) => backupAttention(value, readAt)}>
        {(value) => <BackupsPart backups={value} readAt={readAt} />}
      </HealthCard>
      <HealthCard title="Organizations near limits" part={organizations} handbook={handbook.limits} count={organizationAttention}>
        {(value) => <OrganizationsPart health={value} />}
      </HealthCard>
      <HealthCard title="Keys and secrets" part={credentials} handbook={handbook.credentials} count={credentialAttention}>
        {(value) => <CredentialsPart health={value} />}
      </HealthCard>
      <HealthCard
        title="Certificate"
        part={certificate}
        handbook={handbook.certificates}
        count={(value) => certificateAttention(value, readAt)}
      >
        {(value) => <CertificatePart certificate={value} readAt={readAt} />}
      </HealthCard>
      <HealthCard
        title="Configuration"
        part={configuration}
        handbook={handbook.configuration}
        count={(value) => settingAttention([...ofApp, ...value])}
        isWide
      >
        {(value) => <SettingsPart ofApp={ofApp} ofFunctions={value} />}
      </HealthCard>
    </div>
  );
}
