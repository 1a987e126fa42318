import { record, type Stored } from './stored';

/** The object that this browser stored as JSON; an empty one for whatever else is there. */
export function storedObject(json: string | null): Stored {
  try {
    return record(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}
