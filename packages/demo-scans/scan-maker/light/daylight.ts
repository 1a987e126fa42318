import { Vector3 } from 'three';
import type { Triple } from '../pen';

/** A lamp: light that falls off with the square of the distance and ends at `reach`; `down` limits it to a cone around −Y (cosine of its half angle). */
export type Lamp = { at: Triple; color: Triple; reach: number; down?: number };

/** All light of a building. Colours are linear; `fill` approximates bounces beyond those traced. */
export type Daylight = {
  sun: { azimuth: number; height: number; color: Triple };
  sky: { zenith: Triple; horizon: Triple; ground: Triple };
  lamps: readonly Lamp[];
  fill: number;
  exposure: number;
};

/** Towards the sun: azimuth in degrees clockwise from north, height above the horizon. */
export function sunDirection({ sun }: Daylight): Vector3 {
  const [around, up] = [(sun.azimuth * Math.PI) / 180, (sun.height * Math.PI) / 180];
  return new Vector3(Math.sin(around) * Math.cos(up), Math.sin(up), -Math.cos(around) * Math.cos(up));
}

/** The sky's light from a direction whose upward part is y. */
export function skyAt({ sky }: Daylight, y: number, into: number[]): void {
  const high = Math.max(0, y) ** 0.6;
  for (let channel = 0; channel < 3; channel++) {
    const [zenith, horizon, ground] = [sky.zenith[channel] ?? 0, sky.horizon[channel] ?? 0, sky.ground[channel] ?? 0];
    into[channel] = y < 0 ? ground + (horizon - ground) * Math.exp(y * 12) : horizon + (zenith - horizon) * high;
  }
}

/** Tone mapping: preserves dark values, rolls off bright ones below 1. */
export const developed = (light: number, exposure: number): number => 1 - Math.exp(-light * exposure);
