import { useState } from 'react';
import { ColorField } from '../../color-field';

export function ColorFieldExample() {
  const [color, setColor] = useState('#10b981');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ColorField label="Accent" hint="Contrast 2.5:1, too low for text." value={color} onChange={setColor} />
      <ColorField label="Accent with an error" error="Select a darker colour." value={color} onChange={setColor} />
    </div>
  );
}
