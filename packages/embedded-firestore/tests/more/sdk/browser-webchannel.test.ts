import { playInBrowser } from '../../sdk/browser';

playInBrowser('webchannel', 'leaks');
