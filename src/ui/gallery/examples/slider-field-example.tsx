import { useState } from 'react';
import { SliderField } from '../../slider-field';

export function SliderFieldExample() {
  const [length, setLength] = useState(0.35);
  return (
    <div className="max-w-72">
      <SliderField
        label="Length"
        hint="Length of the tag’s line."
        min={0.1}
        max={1}
        step={0.05}
        value={length}
        valueText={`${length.toFixed(2)} m`}
        onChange={setLength}
      />
    </div>
  );
}
