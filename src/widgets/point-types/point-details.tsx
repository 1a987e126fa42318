import { iconColors } from '@/domain/icon-colors';
import { type PointField, typeOf } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';
import { dayText, isAuthors, plainValue, valueText } from '@/domain/point-types/value-text';
import { detailsBlock, type FieldValue, fieldsOf, isEmptyValue, isOverdue, linkOf, stateOf } from '@/domain/point-types/values';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { tagOf } from '@/language/formats';
import { useLocale, useTexts } from '@/ui/use-texts';
import type { WrittenIn } from '../content-language/tour-language';
import { useMainLanguage } from '../content-language/use-main-language';
import { PoiMark } from '../poi-list/poi-mark';
import { pointDetailTexts } from './texts';
import { TypeIcon } from './type-icon';

type Props = { poi: Poi; pointTypes: Tour['pointTypes'] };

/** The type of a point, its state and its fields, as visitors read them. */
export function PointDetails({ poi, pointTypes }: Props) {
  const t = useTexts(pointDetailTexts);
  const tag = tagOf(useLocale());
  const own = useMainLanguage();
  const type = typeOf(pointTypes, poi.typeId);
  const state = stateOf(poi, pointTypes);
  const { shown, unknown } = fieldsOf(poi, pointTypes);
  const filled = shown.filter(({ value }) => !isEmptyValue(value));
  if (!type && unknown.length === 0) return null;
  const today = new Date().toLocaleDateString('sv');
  return (
    <section
      aria-label={t.details}
      data-block={detailsBlock}
      className="mt-4 flex flex-col gap-3 rounded-lg border border-line p-3 text-sm"
    >
      {type && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
          <span className="flex items-center gap-2">
            <TypeIcon type={type} />
            <bdi {...own} className="font-medium">
              {type.name}
            </bdi>
          </span>
          {state && (
            <span className="flex items-center gap-1.5">
              <PoiMark mark={{ color: iconColors[state.color], shape: pointShapes[state.color] }} />
              <bdi {...own}>{state.name}</bdi>
            </span>
          )}
          {state?.hasDueDate && poi.due && (
            <span className={isOverdue(poi, state, today) ? 'font-medium text-danger' : 'text-ink-soft'}>
              {(isOverdue(poi, state, today) ? t.overdue : t.due)({ date: dayText(poi.due, tag) })}
            </span>
          )}
        </p>
      )}
      {filled.length + unknown.length > 0 && (
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5">
          {filled.map(({ field, value, fits }) => (
            <Row key={field.key} name={field.name} own={own} isOwn={fits && isAuthors(field)}>
              {fits ? <Value field={field} value={value} /> : t.unknownValue({ value: plainValue(value) })}
            </Row>
          ))}
          {unknown.map(({ key, value }) => (
            <Row key={key} name={t.unknownField({ key })}>
              {plainValue(value)}
            </Row>
          ))}
        </dl>
      )}
    </section>
  );
}

const auto: WrittenIn = { dir: 'auto' };

type RowProps = { name: string; own?: WrittenIn; isOwn?: boolean; children: React.ReactNode };

/** @param own the language of the author, in which the name is; `isOwn` whether the value is in it too */
const Row = ({ name, own = auto, isOwn = false, children }: RowProps) => (
  <>
    <dt {...own} className="wrap-anywhere text-ink-soft">
      {name}
    </dt>
    <dd {...(isOwn ? own : auto)} className="wrap-anywhere whitespace-pre-line text-ink">
      {children}
    </dd>
  </>
);

function Value({ field, value }: { field: PointField; value: FieldValue }) {
  const text = valueText(field, value, tagOf(useLocale()), useTexts(pointDetailTexts));
  const address = field.kind === 'link' ? linkOf(value) : null;
  if (address === null) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" dir="ltr" className="text-accent underline underline-offset-2">
      {text}
    </a>
  );
}
