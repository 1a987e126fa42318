import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { Badge } from '../badge';
import { Button } from '../button';
import { CheckboxField } from '../checkbox-field';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { Empty } from '../empty';
import { IconButton } from '../icon-button';
import { Menu, MenuItem, MenuLine } from '../menu';
import { PanelTabs } from '../panel-tabs';
import { Popover } from '../popover';
import { ProgressBar } from '../progress-bar';
import { RadioCards } from '../radio-cards';
import { Segmented } from '../segmented';
import { SelectField } from '../select-field';
import { SliderField } from '../slider-field';
import { Spinner } from '../spinner';
import { SwitchField } from '../switch-field';
import { Tabs } from '../tabs';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';

/** Every piece in every look, on the page and on glass; for development. */
export function GalleryScreen() {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-10 p-8">
      <title>Gallery - Loggia</title>
      <h1 className="font-semibold text-2xl text-ink tracking-tight">Gallery</h1>
      <Pieces />
      <div data-glass className="flex flex-col gap-10 rounded-2xl bg-surface p-8">
        <Pieces />
      </div>
    </main>
  );
}

function Pieces() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Windows />
      <Part title="States">
        <Badge>Default</Badge>
        <Badge look="accent">Public</Badge>
        <Badge look="danger">Expired</Badge>
        <Spinner label="Loading" />
        <div className="flex w-full flex-col gap-3">
          <ProgressBar label="A quarter" value={0.25} tone="red" />
          <ProgressBar label="A half" value={0.5} tone="yellow" />
          <ProgressBar label="All" value={1} tone="green" />
        </div>
        <div className="w-full">
          <Empty title="Nothing here" action={<Button look="primary">Add the first</Button>}>
            What this is for, and the one action that fills it.
          </Empty>
        </div>
      </Part>
    </>
  );
}

function Buttons() {
  return (
    <Part title="Buttons">
      <Button look="primary">Primary</Button>
      <Button>Plain</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="danger">Danger</Button>
      <Button look="primary" busy>
        Saving…
      </Button>
      <Button disabled>Disabled</Button>
      <Button size="small">Small</Button>
      <IconButton label="Edit" icon={Pencil} />
    </Part>
  );
}

const options = ['Select a Type', 'House', 'Hall'].map((label) => ({ value: label, label }));

function Fields() {
  return (
    <Part title="Fields">
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <TextField label="Tour Name" required hint="As visitors read it." />
        <TextField label="Email" error="The email address is not valid." defaultValue="ada@" />
        <SelectField label="Tour Type" options={options} />
        <TextArea label="About tour" rows={4} />
      </div>
    </Part>
  );
}

function Choices() {
  const [look, setLook] = useState<'grid' | 'list'>('grid');
  const [access, setAccess] = useState<'members' | 'public'>('members');
  const [on, setOn] = useState(true);
  const [length, setLength] = useState(0.35);
  const [tab, setTab] = useState<'info' | 'files'>('info');
  return (
    <Part title="Choices">
      <Segmented
        label="Look"
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
            { value: 'members', label: 'Members & Collaborators', hint: 'Who belongs to the organization, or was invited.' },
            { value: 'public', label: 'Public', hint: 'Everybody with the link.' },
          ]}
        />
      </div>
      <div className="w-72">
        <CheckboxField label="Folders" hint="12 folders, 40 PoIs" defaultChecked />
        <SwitchField label="Tags" checked={on} onChange={setOn} />
        <SliderField label="Length" min={0.1} max={1} step={0.05} value={length} text={`${length.toFixed(2)} m`} onChange={setLength} />
      </div>
      <div className="w-72">
        <Tabs
          label="Parts"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'info', label: 'Info', content: 'What it is.' },
            { value: 'files', label: 'Files', content: 'What belongs to it.' },
          ]}
        />
      </div>
      <div className="flex h-40 w-72 overflow-hidden rounded-xl border border-line">
        <PanelTabs
          of="gallery"
          label="Parts of a panel"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'info', label: 'Info', content: 'What it is, which scrolls below the tabs.' },
            { value: 'files', label: 'Files', content: 'What belongs to it.' },
          ]}
        />
      </div>
    </Part>
  );
}

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Windows">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem icon={Pencil} onSelect={close}>
          Edit
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} look="danger" onSelect={close}>
          Delete
        </MenuItem>
      </Menu>
      <Popover label="More" trigger={<Button>Popover</Button>}>
        A few words.
      </Popover>
      <Dialog
        title="A window"
        description="What it is for."
        open={open === 'dialog'}
        onClose={close}
        footer={<Button look="primary">Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      {open === 'confirm' && (
        <ConfirmDialog title="Are you sure?" confirm="Delete" danger onConfirm={close} onClose={close}>
          This cannot be taken back.
        </ConfirmDialog>
      )}
    </Part>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-base text-ink">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
