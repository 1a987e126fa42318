import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { type ListedTemplate, listedTemplateFrom, templateFields } from '@/domain/reuse/template';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { readDocument } from '../live/rest-fetches';
import { listQuery, sendRequest } from '../rest/rest';
import { templatesOf } from './refs';

export const templateQueries = {
  /**
   * All templates of an organization without their contents, which may be 80 MB together, for its members. Not live, because a listener would read
   * whole documents. @throws AppError `permission-denied`, `unavailable`
   */
  of: (organization: OrgId) =>
    queryOptions({
      queryKey: ['organizations', organization, 'pointTemplates'],
      queryFn: () => withAppErrors(listTemplates(organization)),
      retry: false,
      staleTime: 10_000,
    }),
};

async function listTemplates(organization: OrgId): Promise<ListedTemplate[]> {
  const { path } = templatesOf(organization);
  const { parent, structuredQuery } = listQuery(path, {});
  const select = { fields: templateFields.map((fieldPath) => ({ fieldPath })) };
  const { documents } = await sendRequest({ parent, structuredQuery: { ...structuredQuery, select } });
  return documents.map((document) => readDocument({ path, read: listedTemplateFrom, fields: templateFields }, document));
}

/** What a template has, as JSON. @throws AppError `not-found` if it was deleted, `permission-denied`, `unavailable` */
export async function readTemplate(organization: OrgId, id: string): Promise<string> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const { path, read } = templatesOf(organization);
  const found = await withAppErrors(getDoc(doc(db, path, id)));
  if (!found.exists()) throw new AppError('not-found', 'This template was deleted. Choose another one.');
  return read(id, fieldsOf(found)).content;
}
