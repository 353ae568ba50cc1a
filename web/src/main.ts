/** Boot: fonts, tokens, and the shell. */

import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-700-italic.css';
import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import './base.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
