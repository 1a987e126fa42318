import { useParams } from 'react-router-dom';
import { canChangeOrganization } from '@/domain/access/organizations';
import type { Organization } from '@/domain/organizations/organization';
import { type SettingsSection, settingsPath, settingsSections } from '@/domain/organizations/settings-page-addresses';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { LinkTabs } from '@/widgets/link-tabs';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useAllowed } from '@/widgets/use-allowed';
import { ApiKeysSection } from './api-keys/api-keys-section';
import { GeneralSection } from './general/general-section';
import { IconsSection } from './icons/icons-section';
import { LanguagesSection } from './languages/languages-section';
import { Loading } from './loading';
import { MapLayersSection } from './map-layers/map-layers-section';
import { PointTypesSection } from './point-types/point-types-section';
import { ThemeSection } from './theme/theme-section';
import { TourTypesSection } from './tour-types/tour-types-section';
import { UsageSection } from './usage/usage-section';
import { WallScreensSection } from './wall-screens/wall-screens-section';
import { WebhooksSection } from './webhooks/webhooks-section';

/** @see SET-001 */
export function SettingsScreen() {
  const organization = useOrganization(useOrganizationId());
  return (
    <Page title="Settings" description={`How ${organization.name} looks, and what its tours are made of.`}>
      <Allowed organization={organization} />
    </Page>
  );
}

function Allowed({ organization }: { organization: Organization }) {
  const { isAllowed, isPending } = useAllowed((user, directory) => canChangeOrganization(user, organization.id, ['name'], directory));
  if (isPending) return <Loading />;
  if (isAllowed) return <Sections organization={organization} />;
  return (
    <EmptyState title="You don’t have permission to change these settings.">
      Admins of {organization.name} change them. Ask one of them.
    </EmptyState>
  );
}

const sections: Record<SettingsSection, { label: string; Section: (props: { organization: Organization }) => React.ReactNode }> = {
  general: { label: 'General', Section: GeneralSection },
  'tour-types': { label: 'Tour Types', Section: TourTypesSection },
  'point-types': { label: 'Point Types', Section: PointTypesSection },
  icons: { label: 'Tag/Icon Description', Section: IconsSection },
  'map-layers': { label: 'Map Layers', Section: MapLayersSection },
  theme: { label: 'Theme', Section: ThemeSection },
  screens: { label: 'Screens', Section: WallScreensSection },
  languages: { label: 'Languages', Section: LanguagesSection },
  'api-keys': { label: 'API Keys', Section: ApiKeysSection },
  webhooks: { label: 'Webhooks', Section: WebhooksSection },
  usage: { label: 'Usage', Section: UsageSection },
};

function Sections({ organization }: { organization: Organization }) {
  const { mode } = useParams();
  const shown = settingsSections.find((section) => section === mode) ?? 'general';
  const { Section } = sections[shown];
  const links = settingsSections.map((section) => ({ to: settingsPath(section), label: sections[section].label }));
  return (
    <>
      <LinkTabs label="Settings" links={links} />
      <div className="pt-6">
        <Section key={shown} organization={organization} />
      </div>
    </>
  );
}
