import { invalidArgument, nullValue, type Result } from './errors';
import { isList, type List, type RulesValue, ValueSet } from './values';

/** A method of values of type `Self`, or a global function. Only called with the right number of arguments. */
export type Method<Self> = { readonly arity: number; readonly run: (self: Self, args: readonly RulesValue[]) => Result };
export type Methods<Self> = ReadonlyMap<string, Method<Self>>;

export const noArguments = <Self>(run: (self: Self) => Result): Method<Self> => ({ arity: 0, run });

/** A method of one argument, which must satisfy `accepts`; `name` is for the failure. */
export function oneArgument<Self, Arg extends RulesValue>(
  name: string,
  accepts: (value: RulesValue) => value is Arg,
  run: (self: Self, arg: Arg) => Result,
): Method<Self> {
  return {
    arity: 1,
    run: (self, [arg = null]) => (accepts(arg) ? run(self, arg) : argumentFailure(name, arg)),
  };
}

/** The failure for an invalid argument. */
export const argumentFailure = (name: string, arg: RulesValue): Result => (arg === null ? nullValue() : invalidArgument(name));

export const isText = (value: RulesValue): value is string => typeof value === 'string';
export const isInteger = (value: RulesValue): value is bigint => typeof value === 'bigint';
export const isCollection = (value: RulesValue): value is List | ValueSet => isList(value) || value instanceof ValueSet;
export const isSet = (value: RulesValue): value is ValueSet => value instanceof ValueSet;
export const isTextOrBytes = (value: RulesValue): value is string | Uint8Array => typeof value === 'string' || value instanceof Uint8Array;
