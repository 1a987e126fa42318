type Props = { className?: string };

const outerWalls =
  'M120 232V140H196M268 140H372M444 140H548M620 140H680V214M680 286V380M680 452V566M680 638V700H470M360 700H292M220 700H120V642M120 570V502M120 430V304';
const innerWalls =
  'M330 140V236M330 282V400M330 400H262M216 400H120M330 400V520M330 566V700M500 140V222M500 268V330M500 330H584M630 330H680M500 330V418M500 464V520M500 520H576M622 520H680M500 520V602M500 648V700';
const windows =
  'M196 137H268M196 143H268M372 137H444M372 143H444M548 137H620M548 143H620M677 214V286M683 214V286M677 380V452M683 380V452M677 566V638M683 566V638M220 697H292M220 703H292M117 570V642M123 570V642M117 430V502M123 430V502M117 232V304M123 232V304';
const doors =
  'M330 236H284A46 46 0 0 0 330 282M262 400V354A46 46 0 0 0 216 400M330 520H284A46 46 0 0 0 330 566M500 222H546A46 46 0 0 1 500 268M584 330V376A46 46 0 0 0 630 330M500 418H546A46 46 0 0 1 500 464M576 520V566A46 46 0 0 0 622 520M500 602H546A46 46 0 0 1 500 648M360 700V645A55 55 0 0 1 415 700M470 700V645A55 55 0 0 0 415 700';
const stairs =
  'M345 158H485M345 172H485M345 186H485M345 200H485M345 214H485M345 228H485M345 242H485M415 250V162M408 170L415 160L422 170M345 158V249H485V158';
const arcade =
  'M120 790a56 34 0 0 1 112 0M232 790a56 34 0 0 1 112 0M344 790a71 40 0 0 1 142 0M486 790a48 32 0 0 1 97 0M583 790a48 32 0 0 1 97 0';
const paving = 'M120 700V828M680 700V828M96 828H704M84 844H716M72 860H728';
const measures = 'M120 96H680M120 86V106M330 86V106M500 86V106M680 86V106M72 140V700M62 140H82M62 400H82M62 700H82';
const furniture =
  'M150 172H226V226H150ZM150 190H226M548 368H636V478H548ZM562 384H622V462H562ZM160 452A34 34 0 1 0 228 452A34 34 0 1 0 160 452M172 632H288V676H172ZM560 612H650V672H560ZM560 628H650M606 166H660V260H606Z';
const columns = [120, 232, 344, 486, 583, 680];
const walk = 'M415 892L415 800L415 676L415 560L415 440L415 320L270 300M415 440L590 430M415 560L240 580';
const sweeps = [
  [415, 892],
  [415, 800],
  [415, 676],
  [415, 560],
  [415, 320],
  [270, 300],
  [590, 430],
  [240, 580],
] as const;

/** An illustration: the floor plan of a house with a loggia and the path of a camera through it. */
export function FloorPlan({ className }: Props) {
  return (
    <svg aria-hidden viewBox="40 60 720 860" fill="none" strokeLinecap="square" className={className}>
      <g className="stroke-drawing">
        <path d={measures} strokeWidth={1} opacity={0.35} />
        <path d={furniture} strokeWidth={1} opacity={0.28} />
        <path d={paving} strokeWidth={1} opacity={0.45} />
        <path d={arcade} strokeWidth={1.25} strokeDasharray="5 5" strokeLinecap="butt" opacity={0.6} />
        <path d={stairs} strokeWidth={1} opacity={0.6} />
        <path d={doors} strokeWidth={1.25} opacity={0.6} />
        <path d={windows} strokeWidth={1.25} />
        <path d={innerWalls} strokeWidth={5} />
        <path d={outerWalls} strokeWidth={9} />
      </g>
      <g className="fill-drawing">
        {columns.map((x) => (
          <rect key={x} x={x - 9} y={781} width={18} height={18} />
        ))}
      </g>
      <path d="M415 440L372 352A98 98 0 0 1 458 352Z" className="fill-accent-line" opacity={0.16} />
      <path d={walk} className="stroke-accent-line" strokeWidth={1.5} strokeDasharray="2 8" strokeLinecap="round" />
      <g className="fill-canvas stroke-accent-line" strokeWidth={1.5}>
        {sweeps.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={5} />
        ))}
      </g>
      <circle cx={415} cy={440} r={8} className="fill-accent-line" />
    </svg>
  );
}
