import { playInBrowser } from './browser';

playInBrowser('webchannel', 'leaks');
