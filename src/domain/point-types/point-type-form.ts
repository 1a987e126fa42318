import * as z from 'zod/mini';
import { idLimit, pointTypeLimits } from '../limits';
import { plainName } from '../plain-name';
import { fieldKinds, type PointType, pointColors, pointIcons, storedPointTypes } from './point-type';

const name = z
  .string()
  .check(
    z.overwrite(plainName),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(pointTypeLimits.name, `Use at most ${pointTypeLimits.name} characters.`),
  );
const id = z.string().check(z.minLength(1), z.maxLength(idLimit));

const choice = z.looseObject({ id, name });

const field = z
  .looseObject({
    key: id,
    name,
    kind: z.enum(fieldKinds),
    unit: z.string().check(z.overwrite(plainName), z.maxLength(pointTypeLimits.unit, `Use at most ${pointTypeLimits.unit} characters.`)),
    choices: z.array(choice).check(z.maxLength(pointTypeLimits.choices, `Use at most ${pointTypeLimits.choices} choices.`)),
    isRequired: z.boolean(),
    leftOut: z.boolean(),
  })
  .check(({ value, issues }) => {
    if ((value.kind === 'choice' || value.kind === 'choices') && value.choices.length === 0)
      issues.push({ code: 'custom', message: 'Add a choice.', path: ['choices'], input: value.choices });
  });

const state = z.looseObject({ id, name, color: z.enum(pointColors), hasDueDate: z.boolean() });

/** The section Point types of Settings. */
export const pointTypesSettings = z
  .array(
    z.looseObject({
      id,
      name,
      icon: z.enum(pointIcons),
      color: z.enum(pointColors),
      fields: z.array(field).check(z.maxLength(pointTypeLimits.fields, `Use at most ${pointTypeLimits.fields} fields.`)),
      states: z.array(state).check(z.maxLength(pointTypeLimits.states, `Use at most ${pointTypeLimits.states} states.`)),
      leftOut: z.boolean(),
    }),
  )
  .check(z.maxLength(pointTypeLimits.types, `Use at most ${pointTypeLimits.types} types.`), ({ value, issues }) => {
    if (JSON.stringify(value).length > pointTypeLimits.bytes)
      issues.push({ code: 'custom', message: 'These types are too large. Shorten names, or remove choices.', path: [], input: value });
  });

/** Messages by what they are about: the id of a type, the key of a field, the id of a state; `whole` concerns the list. */
export type PointTypeProblems = { byId: ReadonlyMap<string, string>; whole: string | null };

/** What is wrong with types; null if they can be saved. */
export function pointTypeProblems(types: readonly PointType[]): PointTypeProblems | null {
  const { error } = pointTypesSettings.safeParse(types);
  if (!error) return null;
  const byId = new Map<string, string>();
  let whole: string | null = null;
  for (const { path, message } of error.issues) {
    const subject = subjectOf(types, path);
    if (subject === null) whole ??= message;
    else if (!byId.has(subject)) byId.set(subject, message);
  }
  return { byId, whole };
}

/** The id of the innermost thing on a path: a choice, else its field, a state, a type. */
function subjectOf(types: readonly PointType[], [at, part, index, inner, choiceIndex]: readonly PropertyKey[]): string | null {
  const type = typeof at === 'number' ? types[at] : undefined;
  if (!type) return null;
  if (typeof index !== 'number') return type.id;
  if (part === 'states') return type.states[index]?.id ?? type.id;
  const field = type.fields[index];
  return (inner === 'choices' && typeof choiceIndex === 'number' ? field?.choices[choiceIndex]?.id : field?.key) ?? type.id;
}

/** Checked types as they are stored. @throws z.core.$ZodError */
export const toStoredPointTypes = (types: readonly PointType[]) => storedPointTypes(pointTypesSettings.parse(types) as PointType[]);
