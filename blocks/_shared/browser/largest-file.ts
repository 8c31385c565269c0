/** The largest file that a form takes, in megabytes, where its field says nothing else: for the server and for what pages say. */
export const MAX_FILE_SIZE = 10;
