import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Drawing, LayerKind } from './drawing';
import type { Paint } from './paint';

export type Triple = readonly [x: number, y: number, z: number];

/** Shapes are drawn with a pen: it has the drawing, the layer and the coordinate frame. A pen is immutable. */
export class Pen {
  constructor(
    readonly drawing: Drawing,
    readonly floor: string,
    readonly kind: LayerKind = 'inside',
    readonly frame: Matrix4 = new Matrix4(),
    /** texels of light per metre, as a fraction of the building's density */
    readonly fineness = 1,
  ) {}

  /** A pen whose origin is here, turned about Y by degrees (counter-clockwise from above). */
  at(x: number, y: number, z: number, turn = 0): Pen {
    const rotation = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), (turn * Math.PI) / 180);
    return this.within(new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(1, 1, 1)));
  }

  /** A pen tilted about an axis by degrees. */
  tilted(axis: 'x' | 'y' | 'z', degrees: number): Pen {
    const radians = (degrees * Math.PI) / 180;
    const turn = {
      x: new Matrix4().makeRotationX(radians),
      y: new Matrix4().makeRotationY(radians),
      z: new Matrix4().makeRotationZ(radians),
    };
    return this.within(turn[axis]);
  }

  on(kind: LayerKind, floor = this.floor): Pen {
    return new Pen(this.drawing, floor, kind, this.frame, this.fineness);
  }

  coarser(share: number): Pen {
    return new Pen(this.drawing, this.floor, this.kind, this.frame, this.fineness * share);
  }

  get random(): number {
    return this.drawing.random();
  }

  get layer(): number {
    return this.drawing.layer(this.floor, this.kind);
  }

  point([x, y, z]: Triple): Vector3 {
    return new Vector3(x, y, z).applyMatrix4(this.frame);
  }

  direction([x, y, z]: Triple): Vector3 {
    return new Vector3(x, y, z).transformDirection(this.frame);
  }

  /** A vertex in world coordinates. */
  vertex(position: Vector3, normal: Vector3, paint: Paint, chart = -1): number {
    return this.drawing.vertex({ position, normal, color: paint.color, glow: paint.glow, gloss: paint.gloss, alpha: paint.alpha, chart });
  }

  triangle(a: number, b: number, c: number): void {
    this.drawing.triangle(this.layer, a, b, c);
  }

  private within(matrix: Matrix4): Pen {
    return new Pen(this.drawing, this.floor, this.kind, this.frame.clone().multiply(matrix), this.fineness);
  }
}
