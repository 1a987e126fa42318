import { onTestFinished } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from '../functions/administrator';
import { purgeFromBin } from './bin';

/** An organization that only this test uses, with its users and tours, which are removed after the test. */
export type OwnPlace = {
  organization: string;
  person: (role: 'user' | 'superuser' | 'ultrauser') => Promise<Someone>;
  /** Stores a tour of the organization and returns its id. */
  tour: (fields: { name: string } & Record<string, unknown>) => Promise<string>;
};

export async function anOwnPlace(): Promise<OwnPlace> {
  const organization = await anOrganization();
  onTestFinished(async () => {
    const { docs } = await store().collection('tours').where('organization', '==', organization).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    const bin = await store().collection(`organizations/${organization}/bin`).get();
    await Promise.all(bin.docs.map(({ id }) => purgeFromBin(id)));
  });
  return {
    organization,
    person: (role) => somebody({ organization, role }),
    tour: async (fields) => {
      const id = randomIdentifier();
      await store()
        .doc(`tours/${id}`)
        .set({ organization, matterportId: 'AbCdEfGh123', public: false, place: { country: 'Sweden', locality: 'Stockholm' }, ...fields });
      return id;
    },
  };
}
