// The yardstick: React, and nothing else.
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(<div data-ready>Ready</div>);
