import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ScanError } from 'open-showcase/scan';
import { openStudio, thumbnails } from '../scan-maker/picture';
import { defaultLimits, importWithin, type Limits, tooSlow } from './bounded-import';
import type { ImportedBuilding, ImportOptions } from './import-building';
import { ImportError } from './import-error';
import { printedReport } from './report';

const usage = `npm run scan:import -- building.glb --name "Town hall"

  --name         what the model is called
  --out          folder of scans that gets it (packages/demo-scans/scans)
  --id           11 letters and digits; without it, made from the name and the file
  --scale        metres a unit of the file has: 0.01 for centimetres
  --up           y or z: which axis of the file points up
  --outdoor      takes the ground outside as floor, for an open-air place
  --minutes      ends the import after this time (20)
  --memory       ends the import when it needs more gigabytes (4)
  --visibility   public, unlisted or private (public)
  --replace      lets go of a scan that has this id already, with what was written into it by hand`;

/** Runs the import, prints the result, and resolves with the exit code. @param scans default folder of scans */
export async function main(args: readonly string[], scans: string): Promise<number> {
  try {
    const { file, out, replace, options, limits } = readArguments(args, scans);
    const report = printedReport(console.log);
    const end = Date.now() + limits.minutes * 60_000;
    const imported = await importWithin(new URL('import-worker.mjs', import.meta.url), { bytes: bytesOf(file), options }, limits, report);
    const folder = join(out, imported.scan.id);
    if (!replace) rejectExisting(folder);
    report('Taking the thumbnails');
    await writeScan(folder, imported, limits, end);
    console.log(summary(imported, folder, options));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof ScanError)) throw error;
    console.error(error.message);
    return 1;
  }
}

type Arguments = { file: string; out: string; replace: boolean; options: ImportOptions; limits: Limits };

function readArguments(args: readonly string[], scans: string): Arguments {
  const { values, positionals } = parsed(args);
  const [file] = positionals;
  if (values.help || positionals.length !== 1 || !file || !values.name) throw new ImportError(usage);
  const scale = numberOf(values, 'scale');
  const limits = {
    minutes: numberOf(values, 'minutes') ?? defaultLimits.minutes,
    gigabytes: numberOf(values, 'memory') ?? defaultLimits.gigabytes,
  };
  const { up, visibility = 'public' } = values;
  if (up !== undefined && up !== 'y' && up !== 'z') throw new ImportError(`--up takes y or z, not ${up}.`);
  if (visibility !== 'public' && visibility !== 'unlisted' && visibility !== 'private') {
    throw new ImportError(`--visibility takes public, unlisted or private, not ${visibility}.`);
  }
  const created = `${new Date().toISOString().slice(0, 19)}Z`;
  const replace = values.replace === true;
  return {
    file,
    out: resolve(values.out ?? scans),
    replace,
    limits,
    options: { name: values.name, id: values.id, scale, up, outdoor: values.outdoor === true, visibility, created },
  };
}

function numberOf(values: Readonly<Record<string, string | boolean | undefined>>, option: string): number | undefined {
  const typed = values[option];
  if (typed === undefined) return undefined;
  const number = Number(typed);
  if (!(number > 0 && Number.isFinite(number))) throw new ImportError(`--${option} takes a number above 0, not ${typed}.`);
  return number;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        out: text,
        id: text,
        scale: text,
        up: text,
        outdoor: flag,
        minutes: text,
        memory: text,
        visibility: text,
        replace: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ImportError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function rejectExisting(folder: string): void {
  if (!existsSync(folder)) return;
  throw new ImportError(
    `${folder} is there already. Give another --id, or run again with --replace: what was written by hand is lost then.`,
  );
}

async function writeScan(folder: string, { scan, mesh, view }: ImportedBuilding, limits: Limits, end: number): Promise<void> {
  const studio = await openStudio();
  let hasExpired = false;
  const timer = setTimeout(() => {
    hasExpired = true;
    void studio.close();
  }, end - Date.now());
  try {
    await studio.open(mesh);
    const pictures = await thumbnails(studio, { ...view, fov: 70 });
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, picture] of pictures) writeFileSync(join(folder, name), picture);
  } catch (error) {
    throw hasExpired ? tooSlow(limits) : error;
  } finally {
    clearTimeout(timer);
    await studio.close();
  }
  writeFileSync(join(folder, 'mesh.glb'), mesh);
  writeFileSync(join(folder, 'scan.json'), `${JSON.stringify(scan, null, 2)}\n`);
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function summary({ scan, mesh }: ImportedBuilding, folder: string, { outdoor }: ImportOptions): string {
  const floors = scan.floors.map(({ name, elevation, height }) => `  ${name}: at ${elevation} m, ${height} m high`);
  return [
    `${scan.name} is in ${folder}`,
    `  ${count(scan.floors.length, 'floor')}, ${count(scan.sweeps.length, 'sweep')}, ${(mesh.byteLength / 1_000_000).toFixed(1)} MB`,
    ...floors,
    ...(outdoor ? ['  an open-air place: ground without a ceiling is floor too'] : []),
    `  model id ${scan.id}; /bundle/showcase.html?m=${scan.id}&play=1 shows it`,
  ].join('\n');
}
