import { invalidArgument, nullValue, type Result } from './errors';
import { isList, type List, type RulesValue, ValueSet } from './values';

/** A function of the language, or a method of values of type `Self`. It is only called with as many arguments as it takes. */
export type Method<Self> = { readonly arity: number; readonly run: (self: Self, args: readonly RulesValue[]) => Result };
export type Methods<Self> = ReadonlyMap<string, Method<Self>>;

export const without = <Self>(run: (self: Self) => Result): Method<Self> => ({ arity: 0, run });

/** A method of one argument that must be of the kind that `accepts` knows; `name` is for the failure. */
export function taking<Self, Arg extends RulesValue>(
  name: string,
  accepts: (value: RulesValue) => value is Arg,
  run: (self: Self, arg: Arg) => Result,
): Method<Self> {
  return {
    arity: 1,
    run: (self, [arg = null]) => (accepts(arg) ? run(self, arg) : refused(name, arg)),
  };
}

/** The failure of a function for an argument that it cannot take. */
export const refused = (name: string, arg: RulesValue): Result => (arg === null ? nullValue() : invalidArgument(name));

export const isText = (value: RulesValue): value is string => typeof value === 'string';
export const isInteger = (value: RulesValue): value is bigint => typeof value === 'bigint';
export const isCollection = (value: RulesValue): value is List | ValueSet => isList(value) || value instanceof ValueSet;
export const isSet = (value: RulesValue): value is ValueSet => value instanceof ValueSet;
export const isTextOrBytes = (value: RulesValue): value is string | Uint8Array => typeof value === 'string' || value instanceof Uint8Array;
