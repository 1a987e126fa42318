import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import {
  type ColorField as ColorFieldName,
  colorFields,
  type Template,
  type TemplateCategory,
  templateCategories,
} from '@/domain/organizations/template';
import { Button } from '@/ui/button';
import { ColorField } from '@/ui/color-field';
import { useFocusReturn } from '@/ui/focus-return';
import { FormSection } from '@/ui/form-section';
import { IconButton } from '@/ui/icon-button';

type Props = { template: Template; onChange: (category: TemplateCategory, field: ColorFieldName, value: string) => void };

const categoryTitles: Record<TemplateCategory, { title: string; description: string }> = {
  main: { title: 'Panels', description: 'Panels and texts of tours from the time before the dashboard.' },
  tag: { title: 'Tags', description: 'Labels at the tags.' },
  button: { title: 'Buttons', description: 'Buttons and menus.' },
};

const fieldTitles: Record<ColorFieldName, string> = {
  background: 'Background',
  color: 'Text',
  heading: 'Heading',
  accent: 'Accent',
  hover: 'Hovered background',
  hoverColor: 'Hovered text',
  active: 'Chosen background',
  activeColor: 'Chosen text',
};

/** What a colour starts with when it is first set. */
const firstColor = '#1f2937';

/** The colours of the older player, each "" for the default. Most organizations have none. @see MODEL-007 MODEL-008 */
export function TemplateFields({ template, onChange }: Props) {
  const hasOwn = templateCategories.some((category) => colorFields.some((field) => template[category][field] !== ''));
  return (
    <details open={hasOwn || undefined} className="border-line border-t pt-7">
      <summary className="w-fit cursor-pointer rounded-md font-semibold text-base text-ink max-md:py-2.5">
        Colours of the older player
      </summary>
      <div className="pt-7">
        {templateCategories.map((category) => (
          <FormSection key={category} {...categoryTitles[category]}>
            {colorFields.map((field) => (
              <OptionalColor
                key={field}
                label={fieldTitles[field]}
                value={template[category][field]}
                onChange={(value) => onChange(category, field, value)}
              />
            ))}
          </FormSection>
        ))}
      </div>
    </details>
  );
}

type OptionalProps = { label: string; value: string; onChange: (value: string) => void };

const OptionalColor = (props: OptionalProps) => (props.value === '' ? <DefaultColor {...props} /> : <OwnColor {...props} />);

function DefaultColor({ label, onChange }: OptionalProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusReturn(part);
  return (
    <div ref={part} className="flex min-w-0 flex-col items-start gap-1.5">
      <span className="font-medium text-ink text-sm">{label}</span>
      <span className="flex h-11 items-center gap-3">
        <Button data-first-focus size="small" onClick={() => onChange(firstColor)} aria-label={`Choose a colour for ${label}`}>
          Choose a colour
        </Button>
        <span className="text-ink-faint text-sm">Default</span>
      </span>
    </div>
  );
}

function OwnColor({ label, value, onChange }: OptionalProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusReturn(part);
  return (
    <div ref={part} className="flex min-w-0 items-end gap-1">
      <div className="min-w-0 grow">
        <ColorField label={label} value={value} onChange={onChange} />
      </div>
      <span className="grid h-11 place-items-center">
        <IconButton data-first-focus label={`Use the default for ${label}`} icon={RotateCcw} onClick={() => onChange('')} />
      </span>
    </div>
  );
}
