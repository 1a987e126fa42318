// What is bundled: all functions, after the settings of those that have none of their own.
import './core/apply-settings';

export * from './index';
