import { boot } from './boot';

const root = document.querySelector<HTMLElement>('.showcase');
if (root) boot(root, window.headStart);
