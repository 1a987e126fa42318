import { colorFields, templateCategories } from '@/domain/organizations/template';
import { contrast, type Theme, textOn } from '@/domain/theme';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { OrganizationTheme } from '@/widgets/organization-theme';

/** The organization's colours, a preview of the interface, and the colours of the older player's template. @see ROUTE-034 MODEL-007 MODEL-009 */
export function ThemeScreen() {
  const { name, theme, template } = useOrganization(useOrganizationId());
  return (
    <Page title="Theme" tabTitle={`${name} - Theme`} description={`The colours of ${name} and a preview of the interface.`}>
      <Section title="Colours">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {(Object.keys(roleLabels) as (keyof Theme)[]).map((role) => (
            <Swatch key={role} name={roleLabels[role]} color={theme[role]} />
          ))}
        </ul>
      </Section>
      <Section title="Preview">
        <OrganizationTheme theme={theme}>
          <Preview name={name} />
        </OrganizationTheme>
      </Section>
      <Section title="Template">
        <div className="grid gap-5 lg:grid-cols-3">
          {templateCategories.map((category) => (
            <TemplateCard key={category} category={category} colors={template[category]} />
          ))}
        </div>
      </Section>
    </Page>
  );
}

const roleLabels: Record<keyof Theme, string> = {
  primary: 'Primary',
  color: 'Text on primary',
  button: 'Button',
  buttonHover: 'Button, hovered',
  accent: 'Accent',
};

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-4 font-semibold text-base text-ink">{title}</h2>
      {children}
    </section>
  );
}

function Swatch({ name, color }: { name: string; color: string }) {
  const text = textOn(color);
  return (
    <li className="overflow-hidden rounded-xl border border-line bg-surface">
      <p className="grid h-20 place-items-center font-medium text-sm" style={{ background: color, color: text }}>
        {contrast(color, text).toFixed(1)} : 1
      </p>
      <p className="px-3 pt-2 font-medium text-ink text-sm">{name}</p>
      <p className="px-3 pb-2.5 text-ink-soft text-xs tabular-nums">{color}</p>
    </li>
  );
}

function Preview({ name }: { name: string }) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <p className="truncate bg-brand px-5 py-3 font-semibold text-base text-on-brand">{name}</p>
      <div className="flex flex-wrap items-center gap-3 p-5">
        <Button look="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge look="accent">Public</Badge>
        <span className="font-medium text-accent">Accent in a text</span>
      </div>
    </div>
  );
}

type TemplateProps = { category: string; colors: Record<(typeof colorFields)[number], string> };

function TemplateCard({ category, colors }: TemplateProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-5">
      <h3 className="mb-3 font-semibold text-ink first-letter:uppercase">{category}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        {colorFields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-ink-soft">{field}</dt>
            <dd className={`flex items-center gap-2 tabular-nums ${colors[field] ? 'text-ink' : 'text-ink-faint'}`}>
              {colors[field] && (
                <span aria-hidden className="size-4 rounded border border-line-strong" style={{ background: colors[field] }} />
              )}
              {colors[field] || 'default'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
