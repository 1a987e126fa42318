import { playInBrowser } from '../../sdk/browser';

playInBrowser('documents', 'writes', 'transactions');
