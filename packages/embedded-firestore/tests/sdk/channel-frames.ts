import { StringDecoder } from 'node:string_decoder';

/** Cuts the text of a WebChannel answer into its frames; a frame says how many UTF-16 units it has. */
export class FrameReader {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';

  /** The frames that this piece completes, without their lengths. */
  read(chunk: Buffer): string[] {
    this.rest += this.decoder.write(chunk);
    const frames: string[] = [];
    for (;;) {
      const line = this.rest.indexOf('\n');
      if (line < 0) return frames;
      const end = line + 1 + Number(this.rest.slice(0, line));
      if (this.rest.length < end) return frames;
      frames.push(this.rest.slice(line + 1, end));
      this.rest = this.rest.slice(end);
    }
  }
}

export const frameOf = (text: string): string => `${text.length}\n${text}`;
