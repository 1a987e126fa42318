import { playInBrowser } from './browser';

playInBrowser('documents', 'writes', 'transactions');
