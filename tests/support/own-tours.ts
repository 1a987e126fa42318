import { onTestFinished } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from '../functions/administrator';

/** An organization of this test alone, people of it, and its tours, which go when the test is over. */
export type OwnPlace = {
  organization: string;
  person: (role: 'user' | 'superuser' | 'ultrauser') => Promise<Someone>;
  /** Stores a tour of the organization; answers its id. */
  tour: (fields: { name: string } & Record<string, unknown>) => Promise<string>;
};

export async function anOwnPlace(): Promise<OwnPlace> {
  const organization = await anOrganization();
  onTestFinished(async () => {
    const { docs } = await store().collection('tours').where('organization', '==', organization).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
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
