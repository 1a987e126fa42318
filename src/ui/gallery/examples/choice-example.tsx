import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { CheckboxField } from '../../checkbox-field';
import { RadioCards } from '../../radio-cards';
import { Segmented } from '../../segmented';
import { SwitchField } from '../../switch-field';

export function ChoiceExample() {
  const [look, setLook] = useState<'grid' | 'list'>('grid');
  const [access, setAccess] = useState<'members' | 'public'>('members');
  const [isOn, setOn] = useState(true);
  return (
    <div className="flex flex-col items-start gap-4">
      <Segmented
        label="View"
        value={look}
        onChange={setLook}
        segments={[
          { value: 'grid', label: 'Grid', icon: LayoutGrid },
          { value: 'list', label: 'List', icon: List },
        ]}
      />
      <div className="w-full">
        <RadioCards
          label="Access"
          value={access}
          onChange={setAccess}
          cards={[
            { value: 'members', label: 'Members & Collaborators', hint: 'The organization and people who were invited.' },
            { value: 'public', label: 'Public', hint: 'Anyone with the link.' },
          ]}
        />
      </div>
      <div className="w-72">
        <CheckboxField label="Folders" hint="12 folders, 40 PoIs" defaultChecked />
        <SwitchField label="Tags" checked={isOn} onChange={setOn} />
      </div>
    </div>
  );
}
