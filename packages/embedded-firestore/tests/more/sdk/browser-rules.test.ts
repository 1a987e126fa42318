import { playInBrowser } from '../../sdk/browser';

playInBrowser('rules', 'list rules', 'identity');
