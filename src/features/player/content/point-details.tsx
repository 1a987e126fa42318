import { iconColors } from '@/domain/icon-colors';
import { type PointField, typeOf } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';
import { type FieldValue, fieldsOf, isEmptyValue, isOverdue, linkOf, stateOf } from '@/domain/point-types/values';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { dateFormat, listFormat, numberFormat } from '@/language/formats';
import { useTexts } from '@/ui/use-texts';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { TypeIcon } from '@/widgets/point-types/type-icon';
import { pointDetailTexts } from './detail-texts';

type Props = { poi: Poi; pointTypes: Tour['pointTypes'] };

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const number = numberFormat({ maximumFractionDigits: 10 });
const list = listFormat();

/** The type of a point, its state and its fields, as visitors read them. */
export function PointDetails({ poi, pointTypes }: Props) {
  const t = useTexts(pointDetailTexts);
  const type = typeOf(pointTypes, poi.typeId);
  const state = stateOf(poi, pointTypes);
  const { shown, unknown } = fieldsOf(poi, pointTypes);
  const filled = shown.filter(({ value }) => !isEmptyValue(value));
  if (!type && unknown.length === 0) return null;
  const today = new Date().toLocaleDateString('sv');
  return (
    <section aria-label={t.details} className="mt-4 flex flex-col gap-3 rounded-lg border border-line p-3 text-sm">
      {type && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
          <span className="flex items-center gap-2">
            <TypeIcon type={type} />
            <bdi className="font-medium">{type.name}</bdi>
          </span>
          {state && (
            <span className="flex items-center gap-1.5">
              <PoiMark mark={{ color: iconColors[state.color], shape: pointShapes[state.color] }} />
              <bdi>{state.name}</bdi>
            </span>
          )}
          {state?.hasDueDate && poi.due && (
            <span className={isOverdue(poi, state, today) ? 'font-medium text-danger' : 'text-ink-soft'}>
              {(isOverdue(poi, state, today) ? t.overdue : t.due)({ date: day.format(new Date(poi.due)) })}
            </span>
          )}
        </p>
      )}
      {filled.length + unknown.length > 0 && (
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5">
          {filled.map(({ field, value, fits }) => (
            <Row key={field.key} name={field.name}>
              {fits ? <Value field={field} value={value} /> : t.unknownValue({ value: plain(value) })}
            </Row>
          ))}
          {unknown.map(({ key, value }) => (
            <Row key={key} name={t.unknownField({ key })}>
              {plain(value)}
            </Row>
          ))}
        </dl>
      )}
    </section>
  );
}

const plain = (value: FieldValue): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt dir="auto" className="wrap-anywhere text-ink-soft">
      {name}
    </dt>
    <dd dir="auto" className="wrap-anywhere whitespace-pre-line text-ink">
      {children}
    </dd>
  </>
);

function Value({ field, value }: { field: PointField; value: FieldValue }) {
  const t = useTexts(pointDetailTexts);
  const nameOf = (id: unknown) => field.choices.find((choice) => choice.id === id)?.name ?? '';
  switch (field.kind) {
    case 'number':
      return `${number.format(Number(value))}${field.unit && `\u00A0${field.unit}`}`;
    case 'date':
      return day.format(new Date(String(value)));
    case 'flag':
      return value === true ? t.yes : t.no;
    case 'choice':
      return nameOf(value);
    case 'choices':
      return list.format((value as unknown[]).map(nameOf));
    case 'link': {
      const address = linkOf(value);
      if (!address) return String(value);
      return (
        <a href={address} target="_blank" rel="noopener noreferrer" dir="ltr" className="text-accent underline underline-offset-2">
          {String(value)}
        </a>
      );
    }
    default:
      return String(value);
  }
}
