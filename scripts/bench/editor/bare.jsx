// The yardstick: a virtual list of 1,000 rows that can be chosen, and a field to type into, with nothing else.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rowHeight = 44;

function List() {
  const frame = useRef(null);
  const [chosen, choose] = useState(-1);
  const rows = useVirtualizer({ count: 1000, getScrollElement: () => frame.current, estimateSize: () => rowHeight, overscan: 8 });
  return (
    <>
      <textarea aria-label="Text" />
      <div ref={frame} role="listbox" style={{ height: 600, width: 360, overflow: 'auto' }}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <button
              key={index}
              type="button"
              role="option"
              aria-selected={index === chosen}
              onClick={() => choose(index)}
              style={{
                position: 'absolute',
                top: start,
                height: rowHeight,
                width: '100%',
                background: index === chosen ? 'gold' : 'white',
              }}
            >
              Exhibit {index + 1}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

createRoot(document.getElementById('root')).render(<List />);
