import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/sheet.css";
import "./styles/marks.css";
import "./styles/forms.css";
import App from "./App.svelte";
import { router } from "$lib/router.svelte";
import { preferredLanguage, speech } from "$lib/speech.svelte";

// Nothing is drawn before its words are there.
await speech.use(preferredLanguage());
router.start();
mount(App, { target: document.getElementById("app")! });
