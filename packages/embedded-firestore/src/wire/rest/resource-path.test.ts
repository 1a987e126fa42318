import { describe, expect, it } from 'vitest';
import { GetDocumentRequest, ListDocumentsRequest } from '../schema/read-messages';
import { readQueryString } from './read-query-string';
import { readResourcePath, withoutVerb } from './resource-path';
import { routeOf } from './routes';

const base = '/v1/projects/p/databases/(default)/documents';
const route = (method: string, path: string) => {
  const resource = readResourcePath(path);
  const found = resource && routeOf(method, resource);
  return found && [found.method.name, found.fields];
};
const documents = 'projects/p/databases/(default)/documents';

describe('addresses', () => {
  it.each([
    ['GET', `${base}/c/a`, 'GetDocument', { name: `${documents}/c/a` }],
    ['GET', '/v1beta1/projects/p/databases/%28default%29/documents/c/a%20b', 'GetDocument', { name: `${documents}/c/a b` }],
    ['GET', `${base}/c/a:b`, 'GetDocument', { name: `${documents}/c/a:b` }],
    ['GET', `${base}/c`, 'ListDocuments', { parent: documents, collectionId: 'c' }],
    ['GET', `${base}/c/a/s`, 'ListDocuments', { parent: `${documents}/c/a`, collectionId: 's' }],
    ['GET', `${base}/`, 'ListDocuments', { parent: documents, collectionId: '' }],
    ['POST', `${base}/c`, 'CreateDocument', { parent: documents, collectionId: 'c' }],
    ['POST', `${base}/c/a:runQuery`, 'RunQuery', { parent: `${documents}/c/a` }],
    ['POST', `${base}:commit`, 'Commit', { database: 'projects/p/databases/(default)' }],
    ['PATCH', `${base}/c/a`, 'UpdateDocument', { document: { name: `${documents}/c/a` } }],
    ['DELETE', `${base}/c/a`, 'DeleteDocument', { name: `${documents}/c/a` }],
  ])('%s %s is %s', (method, path, name, fields) => {
    expect(route(method, path)).toEqual([name, fields]);
  });

  it.each([
    ['GET', base],
    ['POST', `${base}:nope`],
    ['POST', base],
    ['PUT', `${base}/c/a`],
    ['GET', `${base}:commit`],
    ['GET', '/v2/projects/p/databases/d/documents/c'],
  ])('%s %s is nothing', (method, path) => {
    expect(route(method, path)).toBeUndefined();
  });

  it('give back the segments without the verb', () => {
    expect(withoutVerb(readResourcePath(`${base}/c/a:runQuery`) as never)).toEqual(['c', 'a']);
  });
});

describe('parameters', () => {
  it('are fields of the request, in either case style; others are ignored', () => {
    const search = 'mask.fieldPaths=a&mask.field_paths=b.c&show_missing=true&pageSize=3&key=x&mask=y&%24alt=json';

    expect(readQueryString(ListDocumentsRequest, search)).toEqual({
      mask: { fieldPaths: ['a', 'b.c'] },
      showMissing: true,
      pageSize: '3',
    });
  });

  it('keep base64 whole', () => {
    expect(readQueryString(GetDocumentRequest, 'transaction=EQ+/')).toEqual({ transaction: 'EQ+/' });
  });

  it('are refused when they are not what their field holds', () => {
    expect(() => readQueryString(ListDocumentsRequest, 'pageSize=many')).toThrow('pageSize');
    expect(() => readQueryString(ListDocumentsRequest, 'showMissing=1')).toThrow('showMissing');
  });
});
