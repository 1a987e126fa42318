// The types of points of Northlight, which its house has.
const choice = (id, name) => ({ id, name });
const field = (key, name, kind, more = {}) => ({ key, name, kind, unit: '', choices: [], isRequired: false, leftOut: false, ...more });
const state = (id, name, color, hasDueDate = false) => ({ id, name, color, hasDueDate });

export const pointTypes = [
  {
    id: 'equipment',
    name: 'Equipment',
    icon: 'plug',
    color: 'blue',
    fields: [
      field('maker', 'Maker', 'choice', {
        choices: [choice('norden', 'Norden'), choice('fjord', 'Fjord & Sons'), choice('unknown', 'Unknown')],
        isRequired: true,
      }),
      field('power', 'Power', 'number', { unit: 'kW' }),
      field('checked', 'Last checked', 'date'),
      field('uses', 'Serves', 'choices', { choices: [choice('heat', 'Heating'), choice('water', 'Hot water'), choice('light', 'Light')] }),
      field('manual', 'Manual', 'link'),
      field('serial', 'Serial number', 'text', { leftOut: true }),
    ],
    states: [state('open', 'To be checked', 'red', true), state('work', 'In work', 'yellow', true), state('done', 'In order', 'green')],
    leftOut: false,
  },
  {
    id: 'defect',
    name: 'Defect',
    icon: 'alert',
    color: 'red',
    fields: [field('found', 'Found on', 'date'), field('urgent', 'Urgent', 'flag'), field('what', 'What is wrong', 'longText')],
    states: [state('open', 'Open', 'red', true), state('work', 'In work', 'yellow', true), state('done', 'Mended', 'green')],
    leftOut: true,
  },
];
