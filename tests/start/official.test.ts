import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, inject, it } from 'vitest';
import { writeDocuments } from '../../scripts/official.mjs';
import { withRules } from '../support/rules';

const projectId = 'demo-official';
const { as } = withRules(projectId);

describe('the demo data for an emulator that cannot read our exports', () => {
  it('is written whole over the wire, under the names that the rules know', async () => {
    const port = inject('ports').firestore;
    if (port === undefined) throw new Error('The run has no port for firestore.');

    await writeDocuments({ port, projectId });

    const tour = await getDoc(doc(as({ organization: 'Northlight', role: 'user' }), 'tours/stockholm-city-hall'));
    expect(tour.data()).toMatchObject({ name: 'Stockholm City Hall', organization: 'Northlight', public: true });
  });

  it('is refused with the reason where there is no emulator to take it', async () => {
    const port = inject('ports').auth;
    if (port === undefined) throw new Error('The run has no port for auth.');

    await expect(writeDocuments({ port, projectId })).rejects.toThrow('The demo documents were refused');
  });
});
