import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Organization } from '@/domain/organizations/organization';
import { templateSettings, themeSettings } from '@/domain/organizations/organization-form';
import { type ColorField as ColorFieldName, colorFields, type Template, templateCategories } from '@/domain/organizations/template';
import type { Theme } from '@/domain/theme';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';
import { TemplateFields } from './template-fields';
import { ThemeFields, themeLabels, themeRoles } from './theme-fields';
import { ThemePreview } from './theme-preview';

type Values = { theme: Theme; template: Template };
type ThemePath = `theme.${keyof Theme}`;
type TemplatePath = `template.${keyof Template}.${ColorFieldName}`;
type Path = ThemePath | TemplatePath;

const resolver = zodResolver(z.strictObject({ theme: themeSettings, template: templateSettings }));
const valuesOf = ({ theme, template }: Organization): Values => ({ theme, template });

const themePaths = themeRoles.map((role): ThemePath => `theme.${role}`);
const templatePaths = templateCategories.flatMap((category) => colorFields.map((field): TemplatePath => `template.${category}.${field}`));
const paths: readonly Path[] = [...themePaths, ...templatePaths];
const labels = Object.fromEntries([
  ...themeRoles.map((role) => [`theme.${role}`, themeLabels[role]]),
  ...templateCategories.flatMap((category) => colorFields.map((field) => [`template.${category}.${field}`, `${category}: ${field}`])),
]) as Record<Path, string>;

const changesOf = ({ theme, template }: Values, changed: readonly Path[]) => ({
  ...(changed.some((path) => path.startsWith('theme.')) && { theme }),
  ...(changed.some((path) => path.startsWith('template.')) && { template }),
});

/** The colours of the organization, as everybody sees them at once in the preview. @see MODEL-007 MODEL-009 */
export function ThemeSection({ organization }: { organization: Organization }) {
  const section = useSettingsForm<Values, Path>({ organization, valuesOf, resolver, paths, changesOf });
  const { form, isChanged, isSaving, problem, save } = section;
  const { theme, template } = useWatch({ control: form.control }) as Values;
  const put = (path: Path, value: string) => form.setValue(path, value, { shouldValidate: true });
  return (
    <LiveFormFrame
      label="Theme"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={labels} organization={organization} />}
      aside={<ThemePreview name={organization.name} theme={theme} template={template} />}
      onSave={save}
    >
      <ThemeFields theme={theme} onChange={(role, value) => put(`theme.${role}`, value)} />
      <TemplateFields template={template} onChange={(category, field, value) => put(`template.${category}.${field}`, value)} />
    </LiveFormFrame>
  );
}
