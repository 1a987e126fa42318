import { contains } from '../search';
import type { FieldKind } from './point-type';
import type { FieldValue } from './values';

/** How the points of a field without choices are found: by a part of a text, or between two numbers or days. */
export type ConditionKind = 'text' | 'number' | 'date';

/** How a field is filtered; null by its choices. */
export function conditionKindOf(kind: FieldKind): ConditionKind | null {
  if (kind === 'choice' || kind === 'choices' || kind === 'flag') return null;
  return kind === 'number' || kind === 'date' ? kind : 'text';
}

/** From and to, both included; "" for no bound. */
export type Range = { from: string; to: string };

const partSign = '~';
const rangeSign = '..';

/** A condition as one of the chosen values of a filter, "" for none. No id of a choice looks like one. */
export const partValue = (part: string): string => (part.trim() === '' ? '' : partSign + part);
export const rangeValue = ({ from, to }: Range): string => (from === '' && to === '' ? '' : from + rangeSign + to);

const isPart = (value: string): boolean => value.startsWith(partSign);
const isRange = (value: string): boolean => !isPart(value) && value.includes(rangeSign);

/** Whether a chosen value is a condition. */
export const isCondition = (value: string): boolean => isPart(value) || isRange(value);

/** The part of a text among the chosen values, or "". */
export const partIn = (values: Iterable<string>): string => [...values].find(isPart)?.slice(partSign.length) ?? '';

/** The range among the chosen values; without bounds if there is none. */
export function rangeIn(values: Iterable<string>): Range {
  const [from = '', to = ''] = [...values].find(isRange)?.split(rangeSign) ?? [];
  return { from, to };
}

/** Whether a value that fits its field is what a condition asks for. */
export function meetsCondition(kind: ConditionKind, value: FieldValue, condition: string): boolean {
  if (kind === 'text') return isPart(condition) && contains(String(value), partIn([condition]));
  if (!isRange(condition)) return false;
  const { from, to } = rangeIn([condition]);
  if (kind === 'date') return (from === '' || String(value) >= from) && (to === '' || String(value) <= to);
  return (from === '' || Number(value) >= Number(from)) && (to === '' || Number(value) <= Number(to));
}
