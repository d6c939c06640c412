// Serves everything on http://localhost:8080, or on PORT.
await import('../arena/dist/main.js');
