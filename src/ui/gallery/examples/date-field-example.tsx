import { useState } from 'react';
import { DateField } from '../../date-field';

const choices = [
  { value: '2030-01-02', label: '1 day' },
  { value: '2030-01-08', label: '1 week' },
];

export function DateFieldExample() {
  const [date, setDate] = useState('2030-01-08');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField label="Access ends" value={date} onChange={setDate} choices={choices} noneLabel="Does not expire" min="2030-01-01" />
      <DateField label="Date" hint="When it was scanned." value={date} onChange={setDate} />
      <DateField label="Date with an error" error="Enter a date." required value="" onChange={setDate} />
    </div>
  );
}
