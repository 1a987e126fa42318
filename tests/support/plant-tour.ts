import { csvOf } from '../../src/domain/tours/spreadsheet/cells';

/** The plant that is authored: 60 points of 3 types in 5 folders, named in two languages, 40 of them with a file, and a guided tour of 8 stops. */
export type PlantPoint = {
  name: string;
  german: string;
  text: string;
  type: PlantType;
  state: string;
  value: number;
  file: string | null;
};
type PlantType = (typeof plantTypes)[number];
export type Plant = { folders: { name: string; points: PlantPoint[] }[] };

const states = [
  { id: 'open', name: 'To check', color: 'red' },
  { id: 'done', name: 'Checked', color: 'green' },
];
const typeOf = (id: string, name: string, german: string, field: string, unit: string) => ({
  id,
  name,
  german,
  fields: [{ key: id === 'pump' ? 'power' : id === 'valve' ? 'bar' : 'fill', name: field, kind: 'number', unit }],
  states,
});
/** As an admin defined them for all tours of the organization. */
export const plantTypes = [
  typeOf('pump', 'Pump', 'Pumpe', 'Power', 'kW'),
  typeOf('valve', 'Valve', 'Ventil', 'Pressure', 'bar'),
  typeOf('extinguisher', 'Extinguisher', 'Feuerlöscher', 'Filling', 'kg'),
] as const;

const rooms: readonly [name: string, count: number][] = [
  ['Fire round', 8],
  ['Pump house', 16],
  ['Boiler room', 12],
  ['Tank farm', 12],
  ['Roof', 12],
];
const filesOfPlant = 40;

export function aPlant(): Plant {
  let number = 0;
  return {
    folders: rooms.map(([name, count]) => ({
      name,
      points: Array.from({ length: count }, () => {
        number += 1;
        // one kind of device stands beside its like
        const type = name === 'Fire round' ? plantTypes[2] : number % 60 < 36 ? plantTypes[0] : plantTypes[1];
        return {
          name: `${type.name} ${number}`,
          german: `${type.german} ${number}`,
          text: `Installed in ${1980 + (number % 40)}, serviced by the shift.`,
          type,
          state: number % 5 === 0 ? 'Checked' : 'To check',
          value: number / 2,
          file: number <= filesOfPlant ? `Manual ${number}.pdf` : null,
        };
      }),
    })),
  };
}

export const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${name}`) });
export const pointsOf = ({ folders }: Plant): PlantPoint[] => folders.flatMap(({ points }) => points);
const fieldOf = ({ type }: PlantPoint) => type.fields[0]?.key ?? '';

/** The list that a plant has of its devices, as CSV. */
export function listOf(plant: Plant): string {
  const fields = [...new Set(pointsOf(plant).map(fieldOf))];
  const headings = ['folder', 'name', 'name:de', 'type', 'state', 'text', 'files', ...fields.map((key) => `field:${key}`)];
  const rows = plant.folders.flatMap(({ name, points }) =>
    points.map((point) => [
      name,
      point.name,
      point.german,
      point.type.name,
      point.state,
      point.text,
      point.file ?? '',
      ...fields.map((key) => (fieldOf(point) === key ? point.value : '')),
    ]),
  );
  return csvOf([headings, ...rows]);
}

/** Its cells that are typed; a value below the same value is filled down with the others of its run, by two presses. */
export function pressesOfList(plant: Plant): number {
  const points = plant.folders.flatMap(({ name, points: of }) => of.map((point) => ({ folder: name, ...point })));
  const typed = points.reduce((sum, { file }) => sum + 4 + (file === null ? 0 : 1), 0);
  const runs = (value: (point: (typeof points)[number]) => string) =>
    points.filter((point, at) => at === 0 || value(point) !== value(points[at - 1] as typeof point)).length;
  return typed + 2 * (runs(({ folder }) => folder) + runs(({ type }) => type.id) + runs(({ state }) => state));
}

/** What is stored of it, without what is random: ids, times, addresses of files. */
export const storedForm = ({ folders }: Plant) =>
  folders.map(({ name, points }) => ({
    name,
    points: points.map((point) => ({
      name: point.name,
      typeId: point.type.id,
      state: point.state === 'Checked' ? 'done' : 'open',
      fields: { [fieldOf(point)]: point.value },
      texts: [`<p>${point.text}</p>`],
      files: point.file === null ? [] : [point.file],
    })),
  }));

type StoredBlock = { type: string; content: string | { name: string }[] };
type StoredPoint = { identifier: string; name: string; typeId: string; state: string; fields: object; content: StoredBlock[] };
export type StoredPlant = { folders: { name: string; pois: StoredPoint[] }[]; guidedTours?: { name: string; stops: { poi: string }[] }[] };

/** The same of a stored tour. */
export const formOf = ({ folders }: StoredPlant) =>
  folders.map(({ name, pois }) => ({
    name,
    points: pois.map((poi) => ({
      name: poi.name,
      typeId: poi.typeId,
      state: poi.state,
      fields: poi.fields,
      texts: poi.content.flatMap(({ type, content }) => (type === 'text' ? [content] : [])),
      files: poi.content.flatMap(({ type, content }) =>
        type === 'file' && typeof content !== 'string' ? content.map((file) => file.name.replace(/^.*?__/, '')) : [],
      ),
    })),
  }));
