import type { Position } from './ast';
import type { RulesValue } from './values';

/**
 * A failed evaluation as a value: the evaluator never throws. The message matches the official emulator and contains no stored values.
 * A `fatal` failure (an exceeded limit) ends the whole condition: `||` and `&&` do not recover from it.
 */
export class Failure {
  constructor(
    readonly message: string,
    readonly position?: Position,
    readonly fatal: boolean = false,
  ) {}

  /** The same failure at this position, unless it already has one. */
  at(position: Position): Failure {
    return this.position === undefined ? new Failure(this.message, position, this.fatal) : this;
  }
}

/** The result of an operation: a value, or a failure without a position. */
export type Result = RulesValue | Failure;

export const isFailure = (outcome: unknown): outcome is Failure => outcome instanceof Failure;

export const undefinedProperty = (name: string): Failure => new Failure(`Property ${name} is undefined on object.`);
export const nullValue = (): Failure => new Failure('Null value error.');
export const functionNotFound = (name: string): Failure => new Failure(`Function not found error: Name: [${name}].`);
/** A value of the wrong type or out of range. `detail` says what was expected, never the value. */
export const typeError = (detail?: string): Failure => new Failure(detail === undefined ? 'Type error.' : `Type error. ${detail}`);
/** An exceeded request limit: see `Failure.fatal`. */
export const limitExceeded = (message: string): Failure => new Failure(message, undefined, true);
/** A known function called with an invalid argument. */
export const invalidArgument = (name: string): Failure => new Failure(`Invalid argument provided to call. Function: [${name}].`);
/** An operator applied to unsupported types; `received` looks like `string < int`. */
export const unsupportedOperation = (received: string): Failure => new Failure(`Unsupported operation error. Received: ${received}.`);
export const unboundVariable = (): Failure => new Failure('Variable is not bound in path template.');
export const overflow = (): Failure => new Failure('Integer overflow.');
export const divisionByZero = (): Failure => new Failure('Division by zero.');
export const outOfBounds = (): Failure => new Failure('Index out of bounds.');
export const unknownVariable = (name: string): Failure => new Failure(`Variable not found error: Name: [${name}].`);
