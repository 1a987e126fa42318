import { playInBrowser } from './browser';

playInBrowser('rules', 'list rules', 'identity');
