import { useState } from 'react';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { useTexts } from '@/ui/use-texts';
import { type EmbedRight, embedRights } from './embed-code';
import { embedTexts } from './embed-texts';

/** Whether the other page shows an image first, and what it lets the tour do, with the fields for both. @param hasImage whether there is an image */
export function useEmbedForm(hasImage: boolean) {
  const t = useTexts(embedTexts);
  const [isImageFirst, setImageFirst] = useState(true);
  const [rights, setRights] = useState<readonly EmbedRight[]>(['fullscreen']);
  const labels: Record<EmbedRight, string> = { fullscreen: t.fullscreen, autoplay: t.autoplay, 'xr-spatial-tracking': t.headset };
  const forms = [
    { value: 'image', label: t.imageFirst },
    { value: 'tour', label: t.atOnce },
  ];
  const fields = (
    <>
      {hasImage && (
        <SelectField
          label={t.form}
          options={forms}
          value={isImageFirst ? 'image' : 'tour'}
          onChange={({ target }) => setImageFirst(target.value === 'image')}
        />
      )}
      <fieldset>
        <legend className="mb-1 font-medium text-ink text-sm">{t.rights}</legend>
        {embedRights.map((right) => (
          <CheckboxField
            key={right}
            label={labels[right]}
            checked={rights.includes(right)}
            onChange={({ target }) => setRights(embedRights.filter((each) => (each === right ? target.checked : rights.includes(each))))}
          />
        ))}
      </fieldset>
    </>
  );
  return { isImageFirst, rights, fields };
}
