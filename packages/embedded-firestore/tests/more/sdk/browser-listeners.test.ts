import { playInBrowser } from '../../sdk/browser';

playInBrowser('listeners', 'offline', 'storms');
