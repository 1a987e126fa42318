// What lists show of the versions of restored tours: a backup of an earlier release has none of it, and where --overwrite brought a tour back, versions
// that were published since stay. The functions write it for all tours once, and the installation may have done that before it was restored.
import { loadFunctions } from './functions-code.mjs';

/** Writes it for all tours, as the daily purge does. @throws Error if that of some tours could not be written */
export async function renewPublicationStates(installation) {
  const functions = await loadFunctions(installation, 'publishing/publication-state');
  await functions.renewPublicationStates();
}
