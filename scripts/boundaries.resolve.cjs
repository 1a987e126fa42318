// The one alias of the project, in the form dependency-cruiser reads.
const { join } = require('node:path');

module.exports = { resolve: { alias: { '@': join(__dirname, '../src') } } };
