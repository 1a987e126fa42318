import { playInBrowser } from './browser';

playInBrowser('listeners', 'offline', 'storms');
